import application from "@/messages/en/application.json";
import links from "@/messages/en/link-check.json";
import profile from "@/messages/en/profile.json";
import upload from "@/messages/en/upload.json";

export const messages = { ...application, ...links, ...profile, ...upload };
