interface OfOrder {
	orderId: string
}

export const reviews = {
	'reviews.stars_wrong': 'Choose 1 to 5 stars.',
	'reviews.text_required': 'Write a sentence or two.',
	'reviews.answer_required': 'Write an answer.',
	'reviews.reason_wrong':
		'Choose abuse, personal data, or not about the purchase. A low mark is no reason to hide a review.',
	'reviews.not_found': 'There is no review with this id.',
	'reviews.not_ordered': 'This product is not in the order.',
	'reviews.no_installer': 'This order had no installer.',
	'reviews.not_finished': 'You can write a review once the order is installed or delivered.',
	'reviews.too_late': 'A review can be changed for 14 days after it was written.',
	'reviews.none_to_withdraw': 'There is no review to withdraw: it may be gone already.',
	'reviews.hide_first': 'Hide the review first, with a reason. Then you can delete it.',
	'reviews.buyers_only': 'Only the buyer of an order can review it.',
	'reviews.admins_only': 'Only an admin can hide, show or delete reviews.',
	'reviews.log_in_as_admin': 'Log in as an admin to hide, show or delete reviews.',
	'reviews.staff_only': 'Log in as an admin or an installer to read and answer reviews.',
	'reviews.answer_with_contact':
		'Leave out phone numbers, mail addresses and links: everybody reads your answer.',
	'reviews.held': ({ name }: { name: string }) => `A review of ${name} waits to be read.`,
	'reviews.new': ({ name }: { name: string }) => `There is a new review of ${name}.`,
	'reviews.new_of_installer': ({ orderId }: OfOrder) =>
		`The buyer of order ${orderId} has reviewed your work.`,
	'reviews.hidden': ({ orderId }: OfOrder) => `Your review of order ${orderId} is hidden.`,
	'reviews.deleted': ({ orderId }: OfOrder) => `Your hidden review of order ${orderId} is deleted.`,
	'reviews.answered': ({ orderId }: OfOrder) => `Your review of order ${orderId} was answered.`,
}
