import { interviewCodeMetadata, interviewCodePage } from "../../_interview-code/interview-code-page";

export const generateMetadata = interviewCodeMetadata;

export default function InterviewsPage(props: Parameters<typeof interviewCodePage>[1]) {
	return interviewCodePage("interviews", props);
}
