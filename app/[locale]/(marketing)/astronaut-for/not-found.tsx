import UnknownPage from "../unknown/not-found";

// An audience that there is no page for is an unknown address like any other.
export default UnknownPage;
