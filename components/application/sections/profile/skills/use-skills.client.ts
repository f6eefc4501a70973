"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { Profile } from "@/lib/application/values";
import { type FormTools, useFormTools } from "../../../form-tools.client";

type Skills = Pick<Profile, "soft_skills" | "hard_skills" | "certifications">;

const NONE: Skills = { soft_skills: "", hard_skills: "", certifications: [] };
export const SKILL_NAMES = ["soft_skills", "hard_skills", "certifications"] as const;

type Form = FormTools["form"];

const read = (form: Form): Skills => ({
	soft_skills: form.getValues("soft_skills") ?? "",
	hard_skills: form.getValues("hard_skills") ?? "",
	certifications: form.getValues("certifications") ?? [],
});

function write(form: Form, skills: Skills) {
	for (const name of SKILL_NAMES) form.setValue(name, skills[name], { shouldDirty: true, shouldValidate: true });
}

/** Whether there are any skills or certifications; typing renders only when that changes. */
function useHasSkills(form: Form): boolean {
	return useSyncExternalStore(
		(listener) => form.subscribe({ name: [...SKILL_NAMES], formState: { values: true }, callback: listener }),
		() => Object.values(read(form)).some(({ length }) => length > 0),
		() => false,
	);
}

export interface SkillsView {
	/** Whether the fields are in the form. */
	isShown: boolean;
	/** Whether the person brought them there just now, so that the first of them takes the focus. */
	isOpened: boolean;
	canUndo: boolean;
	open(): void;
	/** Keeps the fields in the form although they may be empty: somebody works in them. */
	keep(): void;
	remove(): void;
	undo(): void;
}

/**
 * The skills part of the form: hidden until there is something in it or the person opens it, and hidden again
 * when something else than the person empties it, or when they remove it.
 */
export function useSkills(): SkillsView {
	const { form, marks } = useFormTools();
	const hasSkills = useHasSkills(form);
	const [opened, setOpened] = useState<"no" | "kept" | "just-now">("no");
	const [removed, setRemoved] = useState<Skills | null>(null);
	const isShown = hasSkills || opened !== "no";

	useEffect(() => {
		if (isShown) setRemoved(null);
	}, [isShown]);

	return {
		isShown,
		isOpened: opened === "just-now",
		canUndo: removed !== null,
		open: () => setOpened("just-now"),
		keep: () => setOpened((before) => (before === "no" ? "kept" : before)),
		remove() {
			setRemoved(read(form));
			for (const name of SKILL_NAMES) marks.drop(name);
			write(form, NONE);
			setOpened("no");
		},
		undo() {
			if (removed) write(form, removed);
			setOpened("just-now");
		},
	};
}
