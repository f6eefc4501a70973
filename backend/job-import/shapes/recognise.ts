import type { Field } from "../field/field";
import { ashby } from "./boards/ashby";
import { greenhouse } from "./boards/greenhouse";
import { lever } from "./boards/lever";
import { own } from "./own";
import { jobPosting } from "./schema-org/job-posting";
import type { Shape } from "./shape";

/** In the order in which they are asked; our own is what is left. */
const SHAPES: readonly Shape[] = [jobPosting, lever, ashby, greenhouse, own];

/** The shape that a row, an object, is written in. */
export const shapeOf = (row: Field): Shape => SHAPES.find(({ fits }) => fits(row)) ?? own;
