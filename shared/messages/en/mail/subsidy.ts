interface OfOrder {
	orderId: string
}

/** What is to be done in each step, for its buyer. */
const STEPS = {
	register:
		'Register on the national portal of PM Surya Ghar, with the number of your electricity connection.',
	feasibility:
		'The electricity company answers whether the plant can be connected. Ask them, or your installer, how far it is.',
	installation: 'Your installer installs the system, and puts its data and a photo on the portal.',
	'net-meter': 'The electricity company fits the net meter. Ask your installer for the date.',
	inspection:
		'The electricity company inspects the plant and writes the commissioning certificate. Your system may make power from then on.',
	application: 'Give your bank account and a cancelled cheque on the portal.',
	money: 'The subsidy is paid to your bank account, usually within 30 days of the application.',
}

/** Texts of mails about the way to the subsidy. */
export const subsidy = {
	'mail.subsidy_reminder.subject': ({ orderId }: OfOrder) =>
		`The next step to your subsidy, order ${orderId}`,
	'mail.subsidy_reminder.title': 'A step to your subsidy is late',
	'mail.subsidy_reminder.text':
		'This step takes longer than it should. If it is done, tick it on the page below.',
	'mail.subsidy_reminder.step': ({ step }: { step: keyof typeof STEPS }) => STEPS[step],
	'mail.subsidy_reminder.button': 'See the steps',
	'mail.subsidy_reminder.note':
		'We remind you once a week at most. The page has a button that ends it.',
}
