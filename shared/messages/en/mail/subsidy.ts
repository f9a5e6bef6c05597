interface OfOrder {
	orderId: string
}

/** The work of each step, for its buyer. */
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

/** The work of each step that waits for the installer. */
const INSTALLERS_STEPS: Partial<typeof STEPS> = {
	installation: 'Install the system, and put its data and a photo on the portal.',
	'net-meter': 'Ask the electricity company for the date of the net meter, and tell the buyer.',
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
	'mail.subsidy_step_waits.subject': ({ orderId, city }: OfOrder & { city: string }) =>
		`A step to the subsidy waits for you: order ${orderId}, ${city}`,
	'mail.subsidy_step_waits.title': 'A step to the subsidy is late',
	'mail.subsidy_step_waits.text': ({ buyer }: { buyer: string }) =>
		`${buyer} waits for this step. If it is done, tick it on the page below.`,
	'mail.subsidy_step_waits.step': ({ step }: { step: keyof typeof STEPS }) =>
		INSTALLERS_STEPS[step] ?? STEPS[step],
	'mail.subsidy_step_waits.note': 'We remind you once a week at most, until the step is ticked.',
	'mail.subsidy_reminder.note':
		'We remind you once a week at most. The page has a button that ends it.',
}
