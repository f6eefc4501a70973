"use client";

import { ApplicationForm, type PageSetup } from "../application-form.client";
import { messages } from "./en";

/** The application form with English messages. */
export const EnglishForm = (page: PageSetup) => <ApplicationForm {...page} general={messages} />;
