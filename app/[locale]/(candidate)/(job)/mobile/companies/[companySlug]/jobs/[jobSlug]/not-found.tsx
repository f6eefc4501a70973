import { MissingAgain } from "@/components/ui/missing-again.client";

export default MissingAgain;
