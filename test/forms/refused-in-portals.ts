import { dayAt, daysAfter } from '../../shared/calendar.ts'
import { LONG, type Refused, TOO_LONG } from './form.ts'

const AHEAD = daysAfter(dayAt(Date.now()), 30)

/** A form of each page of installers and admins that the API has something against. */
export const REFUSED_IN_PORTALS: Refused[] = [
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
			['date', AHEAD],
			['time', '11:45'],
			['minutes', '5'],
		],
		says: 'An appointment lasts between 30 minutes and 10 hours.',
		shows: [AHEAD, '11:45'],
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
		page: '/admin/orders',
		as: 'Admin',
		fields: [
			['intent', 'assign-chosen'],
			['installerId', ''],
		],
		says: 'Choose an order first.',
	},
	{
		page: '/admin/people?q=9820012345',
		as: 'Admin',
		fields: [
			['intent', 'write'],
			['contact', '9820012345'],
			['kind', 'call'],
			['text', ' '],
		],
		says: 'Write down what was said.',
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
		page: '/admin/products/test-panel',
		as: 'Admin',
		fields: [
			['intent', 'save'],
			['name', 'A typed name'],
			['compliance.0.kind', 'bis'],
			['compliance.0.validFrom', 'then'],
		],
		says: 'Type a day as YYYY-MM-DD.',
		shows: ['A typed name', 'then'],
	},
	{
		page: '/admin/change-products?field=price&ids=test-panel',
		as: 'Admin',
		fields: [
			['intent', 'preview'],
			['ids', 'test-panel'],
			['pricePct', 'dear'],
		],
		says: 'Type per cent from −99 to 1,000, with at most two decimals.',
		shows: ['dear'],
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
		page: '/admin/almm-list',
		as: 'Admin',
		fields: [
			['intent', 'preview'],
			['asOf', '2026-11-01'],
		],
		says: 'Choose a CSV file.',
		shows: ['2026-11-01'],
	},
	{
		page: '/admin/import-products',
		as: 'Admin',
		fields: [['intent', 'preview']],
		says: 'Choose a CSV file.',
	},
]
