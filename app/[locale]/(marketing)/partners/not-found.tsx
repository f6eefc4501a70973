import UnknownPage from "../unknown/not-found";

// A partnership that we don't have is an unknown address like any other.
export default UnknownPage;
