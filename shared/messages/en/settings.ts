const SECTIONS: Record<string, string> = {
	shop: 'Shop',
	contact: 'Contact',
	tax: 'Tax',
	bank: 'Bank account and UPI',
	delivery: 'Delivery',
	returns: 'Returns',
	payment: 'Payment',
	installation: 'Installation',
	routing: 'Orders to installers',
	completion: 'Sign-off of jobs',
	mail: 'Sender of mails',
	social: 'Social media',
	texts: 'Texts',
	retention: 'How long data is kept',
}

export const settings = {
	'settings.phone_wrong': 'Type a phone number with at least 6 digits.',
	'settings.admins_only': 'Only an admin can see and change the settings.',
	'settings.log_in_as_admin': 'Log in as an admin to see and change the settings.',
	'settings.revision_required': 'Say in If-Match which revision you have changed.',
	'settings.saved_meanwhile': 'Somebody else has saved these settings meanwhile.',
	'settings.shop_closed': 'The shop opens soon. It takes no orders yet.',
	'settings.section': ({ section }: { section: string }) => SECTIONS[section] ?? section,
	'settings.pin_wrong': 'Type the six digits of a PIN code.',
	'settings.pins_wrong':
		'Type the first one to six digits of PIN codes, with commas between, such as 411, 4120.',
	'settings.pins_required': 'List the PIN codes in which you install.',
	'settings.gstin_wrong':
		'This is no GSTIN that a shop can sell under: check its 15 characters, such as 27AAPFU0939F1ZV.',
	'settings.gstin_of_other_state': 'The GSTIN is of another state.',
	'settings.gstin_of_other_pan': 'The GSTIN holds another PAN.',
	'settings.pan_wrong': 'A PAN has five letters, four digits and a letter.',
	'settings.ifsc_wrong': 'An IFSC has four letters, a 0 and six more characters.',
	'settings.ifsc_required': 'Give the IFSC of the account as well.',
	'settings.account_wrong': 'Type the 6 to 18 digits of the account.',
	'settings.account_name_required': 'Say in whose name the account is.',
	'settings.merchant_code_wrong': 'A merchant category has four digits.',
	'settings.upi_wrong': 'Type a UPI id such as shop@bank.',
	'settings.undertakings_wrong':
		'Give each letter a line: the financial year and its number, such as 2026-27 AD270426000123A.',
	'settings.undertakings_twice': 'Give one letter for each financial year.',
	'settings.number_prefix_wrong': 'Use at most 5 capital letters, digits, dashes and slashes.',
	'settings.fixed_in_demo':
		'A demo numbers its orders with SB. A live shop chooses its own letters.',
	'settings.order_prefix_wrong': 'Use two to four letters, such as SB.',
	'settings.order_prefix_taken':
		'Banks write this in their statements for something else. Choose other letters.',
	'settings.picture_wrong': 'Choose a picture.',
	'settings.address_wrong': 'Type an address that begins with https://.',
	'settings.parts_above_all': 'The two shares must not be more than 100 % together.',
	'settings.days_backwards': 'The most days must not be below the fewest.',
}
