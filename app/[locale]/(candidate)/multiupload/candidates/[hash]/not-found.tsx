import { MissingAgain } from "@/components/layout/hydrated.client";

export default MissingAgain;
