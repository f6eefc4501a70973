import application from "@/messages/id/application.json";
import links from "@/messages/id/link-check.json";
import profile from "@/messages/id/profile.json";
import upload from "@/messages/id/upload.json";

export const messages = { ...application, ...links, ...profile, ...upload };
