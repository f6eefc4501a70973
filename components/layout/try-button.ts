/** Look of the links to the free trial. White on raspberry is readable from 19 px bold on. */
export const TRY_BUTTON =
	"flex min-h-11 items-center justify-center whitespace-nowrap rounded-full border border-transparent bg-[#ed2453] px-5 text-center font-bold text-[1.1875rem] text-white leading-tight hover:bg-[#d21744]";
