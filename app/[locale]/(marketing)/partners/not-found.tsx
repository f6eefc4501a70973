import UnknownPage from "../unknown/not-found";

// An unknown kind of partnership is an unknown address like any other.
export default UnknownPage;
