"use client";

import { useEffect, useState } from "react";
import { fill } from "@/lib/text/fill";
import type { UploadMessages } from "@/lib/upload/messages";
import type { Picture } from "@/lib/upload/pictures/page";
import { RowAction } from "../upload/row-action";

interface Props {
	picture: Picture;
	/** Its place among `count` pages, from 0. */
	index: number;
	count: number;
	messages: UploadMessages;
	disabled: boolean;
	onMove(by: -1 | 1): void;
	onRemove(): void;
}

/** The address of a blob while it is shown. */
function useAddress(blob: Blob | undefined): string | undefined {
	const [address, setAddress] = useState<string>();
	useEffect(() => {
		if (!blob) return;
		const made = URL.createObjectURL(blob);
		setAddress(made);
		return () => URL.revokeObjectURL(made);
	}, [blob]);
	return address;
}

const ARROW =
	"inline-flex size-11 items-center justify-center rounded-lg border border-line text-ink aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:opacity-50";

interface ArrowProps {
	sign: string;
	label: string;
	/** True at the end of the list. The button stays reachable, so that the focus has a place. */
	isClosed: boolean;
	disabled: boolean;
	direction: "up" | "down";
	onPress(): void;
}

const Arrow = ({ sign, label, isClosed, disabled, direction, onPress }: ArrowProps) => (
	<button
		type="button"
		aria-label={label}
		aria-disabled={isClosed || undefined}
		disabled={disabled}
		data-direction={direction}
		onClick={() => !isClosed && onPress()}
		className={ARROW}
	>
		<span aria-hidden="true">{sign}</span>
	</button>
);

/** One picture: its page number, how it will look, and buttons for its place. */
export function PictureRow({ picture, index, count, messages, disabled, onMove, onRemove }: Props) {
	const { id, file, page } = picture;
	const address = useAddress(page?.thumbnail);
	const label = fill(messages.PICTURE_PAGE, { page: index + 1 });
	return (
		<li
			data-picture={id}
			className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-surface p-2"
		>
			<span className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded bg-page">
				{address && <img src={address} alt="" className="max-h-16 max-w-16" />}
			</span>
			<p className="min-w-0 flex-1 basis-32">
				<span className="block font-medium text-ink">{label}</span>
				<bdi className="block text-muted text-sm [overflow-wrap:anywhere]">{file.name}</bdi>
				{!page && <span className="block text-muted text-sm">{messages.PICTURE_PREPARING}</span>}
			</p>
			<span className="flex flex-wrap items-center gap-1">
				{count > 1 && (
					<>
						<Arrow
							sign="↑"
							label={`${messages.PICTURE_UP}: ${label}`}
							isClosed={index === 0}
							disabled={disabled}
							direction="up"
							onPress={() => onMove(-1)}
						/>
						<Arrow
							sign="↓"
							label={`${messages.PICTURE_DOWN}: ${label}`}
							isClosed={index === count - 1}
							disabled={disabled}
							direction="down"
							onPress={() => onMove(1)}
						/>
					</>
				)}
				<RowAction text={messages.UPLOAD_REMOVE} filename={label} disabled={disabled} onClick={onRemove} />
			</span>
		</li>
	);
}
