"use client";

import { useRef } from "react";

interface Props {
	label: string;
	disabled: boolean;
	onFiles(files: readonly File[]): void;
}

/** Opens the camera of a phone for one more page; on other devices a file picker. */
export function AddPicture({ label, disabled, onFiles }: Props) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<span className="relative inline-flex min-h-12 items-center rounded-lg border border-line px-4 font-medium text-ink has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-brand-ink has-[:focus-visible]:outline-offset-2">
			<span aria-hidden="true">{label}</span>
			<input
				ref={input}
				type="file"
				accept="image/*"
				capture="environment"
				aria-label={label}
				disabled={disabled}
				onChange={({ currentTarget }) => {
					const files = [...(currentTarget.files ?? [])];
					// Emptied, so that the form doesn't send it and the same picture can be picked again.
					currentTarget.value = "";
					onFiles(files);
				}}
				className="absolute inset-0 h-full w-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
			/>
		</span>
	);
}
