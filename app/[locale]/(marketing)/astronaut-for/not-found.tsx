import UnknownPage from "../unknown/not-found";

// An audience without a page is an unknown address like any other.
export default UnknownPage;
