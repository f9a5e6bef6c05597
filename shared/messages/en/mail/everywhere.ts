export interface OfShop {
	shop: string
}

/** Messages about mails. */
export const about = {
	'mail.admins_only': 'Only an admin can read what the store has written.',
	'mail.log_in_as_admin': 'Log in as an admin to read what the store has written.',
	'mail.log_in_to_choose': 'Log in to choose what mail you get.',
	'mail.not_found': 'There is no such mail.',
	'mail.not_to_be_sent': 'Only a mail that failed or was stored can be sent again.',
}

/** Texts that mails of several kinds share. */
export const everywhere = {
	'mail.greeting': ({ name }: { name: string | null }) =>
		name === null ? 'Hello,' : `Dear ${name},`,
	'mail.closing': ({ shop }: OfShop) => `Kind regards,\n${shop}`,
	'mail.because_of_address': ({ shop }: OfShop) =>
		`You get this mail because this address was given at ${shop}.`,
	'mail.because_of_account': ({ shop }: OfShop) =>
		`You get this mail because you have an account at ${shop}.`,
	'mail.because_of_invitation': ({ shop }: OfShop) =>
		`You get this mail because ${shop} has invited you.`,
	'mail.because_of_order': ({ shop }: OfShop) =>
		`You get this mail because you have ordered at ${shop}.`,
	'mail.because_of_quotation': ({ shop }: OfShop) =>
		`You get this mail because a quotation was asked for at ${shop} with this address.`,
	'mail.because_of_work': ({ shop }: OfShop) =>
		`You get this mail because you install for ${shop}.`,
	'mail.because_of_feedback': ({ shop }: OfShop) =>
		`You get this mail because you wrote to ${shop}.`,
	'mail.because_of_enquiry': ({ shop }: OfShop) =>
		`You get this mail because you have sent an enquiry at ${shop}.`,
	'mail.because_of_offers': ({ shop }: OfShop) =>
		`You get this mail because you install for ${shop}. You can switch it off in your profile.`,
	'mail.because_of_admin': ({ shop }: OfShop) =>
		`You get this mail because you are an admin of ${shop}. You can switch it off in your profile.`,
	'mail.button.order': 'See your order',
	'mail.button.job': 'See the job',
	'mail.label.order': 'Order',
	'mail.label.place': 'Place',
	'mail.label.answer_by': 'Please answer by',
	'mail.label.installer': 'Installer',
	'mail.label.firm': 'Firm',
	'mail.label.licence': 'Licence',
	'mail.label.phone': 'Phone',
	'mail.label.whatsapp': 'WhatsApp',
	'mail.label.languages': 'Speaks',
	'mail.label.jobs_done': 'Jobs done with us',
	'mail.label.visit': 'For',
	'mail.visit_survey': 'The survey of the roof',
	'mail.label.when': 'When',
	'mail.label.total_before': 'Total now',
	'mail.label.total_after': 'Total after the change',
	'mail.label.discount': ({ code }: { code: string }) => `Discount by the code ${code}`,
	'mail.label.total': 'Total',
	'mail.label.address': ({ isInstalled }: { isInstalled: boolean }) =>
		isInstalled ? 'Delivered and installed at' : 'Delivered to',
	'mail.label.delivery': 'Delivery',
	'mail.label.send_to': 'Send it to',
	'mail.label.carrier': 'Carrier',
	'mail.label.tracking_number': 'Tracking number',
	'mail.label.customer': 'Customer',
	'mail.label.amount': 'Amount',
	'mail.label.reference': 'Reference',
	'mail.label.account_name': 'Account holder',
	'mail.label.account_number': 'Account number',
	'mail.label.ifsc': 'IFSC',
	'mail.label.bank': 'Bank',
	'mail.label.upi': 'UPI id',
	'mail.label.destination': 'UPI id or account',
	'mail.button.destination': 'Say where it goes',
}
