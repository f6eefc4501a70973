import type { ReactNode } from "react";
import { AnalyticsScene } from "./analytics";
import { AnswerScene } from "./answer";
import { AssessmentsScene } from "./assessments";
import { CampusScene } from "./campus";
import { ChoiceScene } from "./choice";
import { CompareScene } from "./compare";
import { FieldScene } from "./field";
import { IntegrationScene } from "./integration";
import { InvitationScene } from "./invitation";
import { JobPageScene } from "./job-page";
import { LibraryScene } from "./library";
import { ProctoringScene } from "./proctoring";
import { QuestionsScene } from "./questions";
import { RegionsScene } from "./regions";
import type { DrawingName, SceneProps } from "./scene-name";
import { StagesScene } from "./stages";
import { TalentPoolScene } from "./talent-pool";
import { TeamScene } from "./team";
import { TimeZonesScene } from "./time-zones";
import { WeakSignalScene } from "./weak-signal";
import { WhiteLabelScene } from "./white-label";

type Scenes = { [Name in DrawingName]: (props: SceneProps<Name>) => ReactNode };

/** The drawings of all scenes. */
export const SCENES: Scenes = {
	analytics: AnalyticsScene,
	answer: AnswerScene,
	assessments: AssessmentsScene,
	campus: CampusScene,
	choice: ChoiceScene,
	compare: CompareScene,
	field: FieldScene,
	integration: IntegrationScene,
	invitation: InvitationScene,
	"job-page": JobPageScene,
	library: LibraryScene,
	proctoring: ProctoringScene,
	questions: QuestionsScene,
	regions: RegionsScene,
	stages: StagesScene,
	"talent-pool": TalentPoolScene,
	team: TeamScene,
	"time-zones": TimeZonesScene,
	"weak-signal": WeakSignalScene,
	"white-label": WhiteLabelScene,
};
