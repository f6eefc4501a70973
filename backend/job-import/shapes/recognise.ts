import type { Field } from "../field/field";
import { foreignBoard } from "../file/foreign-lists";
import { ashby } from "./boards/ashby";
import { bambooHr } from "./boards/bamboohr";
import { greenhouse } from "./boards/greenhouse";
import { indeed } from "./boards/indeed";
import { lever } from "./boards/lever";
import { personio } from "./boards/personio";
import { pinpoint } from "./boards/pinpoint";
import { recruitee } from "./boards/recruitee";
import { smartRecruiters } from "./boards/smartrecruiters";
import { workable } from "./boards/workable";
import { own } from "./own";
import { jobPosting } from "./schema-org/job-posting";
import type { Shape } from "./shape";

/** The first one that fits a row reads it. */
const BOARDS = [indeed, recruitee, smartRecruiters, workable, pinpoint, personio, bambooHr, lever, ashby, greenhouse];
const SHAPES: readonly Shape[] = [jobPosting, own, ...BOARDS];

/** The names of the known lists, for people. Teamtailor's contain JobPostings. */
export const KNOWN_LISTS = [...BOARDS.map(({ name }) => name), "Teamtailor"].sort().join(", ");

/** The shape that a row, an object, is written in; undefined if none is known. */
export const shapeOf = (row: Field): Shape | undefined =>
	!row.has("@type") && foreignBoard(row.keys()) ? undefined : SHAPES.find(({ fits }) => fits(row));
