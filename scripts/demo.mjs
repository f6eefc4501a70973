/** `npm run demo`: the links that work on a freshly seeded installation. */
const origin = process.argv[2] ?? "http://localhost:3000";

const LINKS = [
	["/p/ORBIT1", "everything a job can have"],
	["/p/ORBIT2", "the least a job can have"],
	["/p/ORBIT3", "a job in Indonesian"],
	["/p/ORBIT4", "a job that takes no applications"],
	["/p/ORBIT5", "a job whose due date has passed"],
	["/p/ORBIT6", "applying leads straight to the interview"],
	["/p/ORBIT7", 'applying ends with "received"'],
	["/p/ORBIT8", "no interview for this job"],
	["/p/ORBIT9", "interview on phones only"],
	["/p/ORBIT10", "interview on computers only"],
	["/p/ORBIT1+EU", "a job of the EU region"],
];

for (const [path, what] of LINKS) console.log(`${origin}${path}`.padEnd(40), what);
