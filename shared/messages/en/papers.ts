export const papers = {
	'papers.busy': 'The paper cannot be made at the moment. Try again shortly.',
}
