import { companyPicture } from "../../../../_company/picture";

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Context {
	params: Promise<{ locale: string; companySlug: string }>;
}

/** The picture for shared links to this company. */
export const GET = (_request: Request, { params }: Context): Promise<Response> => companyPicture(params);
