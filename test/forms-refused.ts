/** In a form’s values and in addresses, `:name` stands for the id of what the test has made. */
export type Fields = [name: string, value: string][]

export interface Refused {
	page: string
	as: 'visitor' | 'Buyer' | 'Installer' | 'Admin'
	fields: Fields
	/** What the page says of it. */
	says: string
	/** What it shows again of what was typed. */
	shows?: string[]
}

const LONG = `Because ${'x'.repeat(500)}`
export const PLAN = '/planner?pin=411038&bill=4000'
export const ASK = `/planner/ask?plan=${encodeURIComponent(PLAN)}`
const TOO_LONG = 'Use at most 500 characters.'

/** A form of each page that the API has something against. */
export const REFUSED: Refused[] = [
	{
		page: '/login',
		as: 'visitor',
		fields: [
			['email', 'nobody@example.com'],
			['password', 'hidden-secret'],
			['role', 'Installer'],
		],
		says: 'User not found. Please check your email or sign up first.',
		shows: ['nobody@example.com'],
	},
	{
		page: '/signup',
		as: 'visitor',
		fields: [
			['email', 'asha-at-home'],
			['name', 'Asha Typed'],
			['password', 'hidden-secret'],
			['confirmPassword', 'another'],
			['role', 'Buyer'],
		],
		says: 'Invalid email format.',
		shows: ['asha-at-home', 'Asha Typed'],
	},
	{
		page: '/account/apply',
		as: 'Buyer',
		fields: [
			['firm', 'Sun of Pune'],
			['licenceNumber', ''],
			['message', 'Since 2011'],
		],
		says: 'Licence number is required.',
		shows: ['Sun of Pune', 'Since 2011'],
	},
	{
		page: '/account',
		as: 'Buyer',
		fields: [
			['intent', 'profile'],
			['name', `Asha ${'x'.repeat(100)}`],
		],
		says: 'Use at most 100 characters.',
		shows: [`Asha ${'x'.repeat(100)}`],
	},
	{
		page: '/account',
		as: 'Buyer',
		fields: [
			['intent', 'password'],
			['currentPassword', 'hidden-secret'],
			['password', 'sunny-day-in-goa'],
			['confirmPassword', 'hidden-secret'],
		],
		says: 'Passwords do not match.',
	},
	{
		page: '/support',
		as: 'visitor',
		fields: [
			['name', 'Asha Typed'],
			['email', 'asha-at-home'],
			['subject', 'Cables'],
			['message', 'How long are they?'],
		],
		says: 'Invalid email format.',
		shows: ['Asha Typed', 'asha-at-home', 'Cables', 'How long are they?'],
	},
	{
		page: '/newsletter',
		as: 'visitor',
		fields: [['email', 'asha-at-home']],
		says: 'Invalid email format.',
		shows: ['asha-at-home'],
	},
	{
		page: ASK,
		as: 'visitor',
		fields: [
			['plan', PLAN],
			['summary', 'A plan'],
			['name', 'Asha Typed'],
			['contactNumber', ''],
			['email', ''],
			['pin', '41103'],
			['message', 'After six'],
		],
		says: 'Give a contact number or an email address.',
		shows: ['Asha Typed', '41103', 'After six'],
	},
	{
		page: '/checkout',
		as: 'Buyer',
		fields: [
			['idempotencyKey', 'key-of-this-form'],
			['seen', '{}'],
			['fullName', 'Asha Typed'],
			['street', ''],
			['city', 'Nashik Road'],
			['zipCode', '422101'],
			['country', 'India'],
			['contactNumber', '12'],
			['email', ''],
		],
		says: 'Street is required.',
		shows: ['key-of-this-form', 'Asha Typed', 'Nashik Road', '422101'],
	},
	{
		page: '/cart',
		as: 'Buyer',
		fields: [
			['intent', 'set'],
			['productId', 'test-panel'],
			['quantity', 'many'],
		],
		says: 'Quantity must be a whole number.',
	},
	{
		page: '/orders/:id',
		as: 'Buyer',
		fields: [
			['intent', 'another-appointment'],
			['preference', LONG],
		],
		says: TOO_LONG,
		shows: [LONG],
	},
	{
		page: '/installer/profile',
		as: 'Installer',
		fields: [
			['firm', 'Sun of Pune'],
			['licenceNumber', ''],
			['basePin', '41103'],
			['pinPrefixes', '411, 4x'],
			['jobsAWeek', 'some'],
		],
		says: '“4x”: Type the first two to six digits of a PIN code, such as 411 or 411038.',
		shows: ['Sun of Pune', '41103', '411, 4x'],
	},
	{
		page: '/installer/orders',
		as: 'Installer',
		fields: [
			['intent', 'decline'],
			['id', ':waiting'],
			['reason', LONG],
		],
		says: `:waiting: ${TOO_LONG}`,
	},
	{
		page: '/installer/enquiries',
		as: 'Installer',
		fields: [
			['intent', 'answer'],
			['id', ':enquiry'],
			['note', LONG],
		],
		says: TOO_LONG,
	},
	{
		page: '/installer/installations/:id',
		as: 'Installer',
		fields: [
			['intent', 'propose'],
			['date', '2031-12-24'],
			['time', '11:45'],
			['minutes', '5'],
		],
		says: 'An appointment lasts between 30 minutes and 10 hours.',
		shows: ['2031-12-24', '11:45'],
	},
	{
		page: '/installer/installations/:id',
		as: 'Installer',
		fields: [
			['intent', 'note'],
			['step', 'survey'],
			['note', LONG.repeat(4)],
		],
		says: 'Use at most 2,000 characters.',
		shows: [LONG.repeat(4)],
	},
	{
		page: '/installer/installations/:id',
		as: 'Installer',
		fields: [
			['intent', 'serials'],
			['productId', 'test-panel'],
			['serials', `A1\nB${'2'.repeat(100)}`],
		],
		says: 'Use at most 100 characters.',
		shows: [`B${'2'.repeat(100)}`],
	},
	{
		page: '/installer/installations/:id',
		as: 'Installer',
		fields: [
			['intent', 'hand-back'],
			['reason', LONG],
		],
		says: TOO_LONG,
		shows: [LONG],
	},
	{
		page: '/admin/orders/:waiting',
		as: 'Admin',
		fields: [
			['intent', 'reassign'],
			['installerId', 'nobody'],
			['reason', 'Asked to be spared'],
		],
		says: 'There is no installer with this id, or the account is suspended.',
		shows: ['Asked to be spared'],
	},
	{
		page: '/admin/orders/:waiting',
		as: 'Admin',
		fields: [
			['intent', 'cancel'],
			['reason', LONG],
		],
		says: TOO_LONG,
		shows: [LONG],
	},
	{
		page: '/admin/users',
		as: 'Admin',
		fields: [
			['intent', 'set-role'],
			['id', ':buyer'],
			['role', 'Owner'],
		],
		says: 'Choose a role.',
	},
	{
		page: '/admin/dashboard?tab=feedback',
		as: 'Admin',
		fields: [
			['intent', 'set-status'],
			['id', 'none'],
			['status', 'Lost'],
		],
		says: 'Status must be Pending, Reviewed or Resolved.',
	},
	{
		page: '/admin/add-product',
		as: 'Admin',
		fields: [
			['id', 'typed-id'],
			['name', 'A typed name'],
			['category', 'Panels'],
			['price', 'dear'],
			['stock', '3'],
		],
		says: 'Price must be a positive number',
		shows: ['typed-id', 'A typed name', 'dear'],
	},
	{
		page: '/admin/products/test-panel',
		as: 'Admin',
		fields: [
			['intent', 'save'],
			['name', 'A typed name'],
			['price', '-3'],
		],
		says: 'Price must be a positive number',
		shows: ['A typed name', '-3'],
	},
	{
		page: '/admin/manage-products',
		as: 'Admin',
		fields: [
			['intent', 'price'],
			['id', 'test-panel'],
			['name', 'Test Panel'],
			['value', 'dear'],
			['was', '9999.5'],
		],
		says: 'Price must be a positive number',
	},
	{
		page: '/admin/manage-stocks?q=test-panel',
		as: 'Admin',
		fields: [
			['stock:test-panel', 'many'],
			['before:test-panel', '8'],
		],
		says: 'Type a whole number of 0 or more.',
		shows: ['many'],
	},
	{
		page: '/admin/delete-product?delete=all',
		as: 'Admin',
		fields: [
			['intent', 'delete-all'],
			['confirmation', 'yes'],
		],
		says: 'Type DELETE in capital letters to confirm.',
	},
	{
		page: '/admin/import-products',
		as: 'Admin',
		fields: [['intent', 'check']],
		says: 'Choose a CSV file.',
	},
]
