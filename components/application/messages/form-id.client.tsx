"use client";

import { ApplicationForm, type PageSetup } from "../application-form.client";
import { messages } from "./id";

/** The application form with Indonesian messages. */
export const IndonesianForm = (page: PageSetup) => <ApplicationForm {...page} general={messages} />;
