/** The words for an act on a review, by the page's address. */
export const REVIEW_DONE = {
	hidden: 'Hidden. Its buyer is told why.',
	shown: 'The review is shown.',
	deleted: 'The review is deleted for good.',
	answered: 'Answered. Everybody who reads the review reads it.',
	'answer-deleted': 'The answer is deleted.',
}
