/**
 * The site's labels of the consent boxes, for jobs without their own. The host needs them as evidence of what a
 * candidate agreed to. They equal the site's messages of the same keys.
 */
export const CONSENT_LABELS = {
	en: {
		LABEL_GDPR: "I agree to the use of my details for this application.",
		LABEL_COMPLIANCE: "I have read this statement and agree to it.",
		LABEL_WHATSAPP_REMINDER: "Remind me on WhatsApp about my interview",
	},
	id: {
		LABEL_GDPR: "Saya setuju data saya dipakai untuk memproses lamaran ini.",
		LABEL_COMPLIANCE: "Saya sudah membaca pernyataan ini dan menyetujuinya.",
		LABEL_WHATSAPP_REMINDER: "Ingatkan saya lewat WhatsApp tentang wawancara",
	},
} as const;
