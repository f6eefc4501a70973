import { showPreview, takePreview } from "./preview-page";
import { sendPicture, sendQrCode } from "./share";
import { showJobForm, showNewJob } from "./show-job-form";
import { showClose, showDelete, takeClose, takeCopy, takeDelete, takeReopen } from "./states";
import { takeJob, takeNewJob } from "./take-job";

/** The handlers of the pages on which jobs are written, previewed, shared, closed and copied. */
export const jobPages = {
	...{ showPreview, takePreview },
	...{ sendPicture, sendQrCode },
	...{ showJobForm, showNewJob, takeJob, takeNewJob },
	...{ showClose, showDelete, takeClose, takeCopy, takeDelete, takeReopen },
};
