import { ASK, PLAN, type Refused } from './form.ts'

export interface Taken extends Pick<Refused, 'page' | 'as' | 'fields'> {
	/** Where it leads. */
	to: string | RegExp
	/** Whether the page of a script that sends it stays. */
	stays?: boolean
}

/** Forms that are right, and where each leads. */
export const TAKEN: Taken[] = [
	{
		page: '/account',
		as: 'Buyer',
		fields: [
			['intent', 'profile'],
			['name', 'Asha Rao'],
		],
		to: '/account?saved=name',
	},
	{
		page: '/support',
		as: 'visitor',
		fields: [
			['name', 'Asha'],
			['email', 'asha@example.com'],
			['subject', 'Cables'],
			['message', 'How long are they?'],
		],
		to: '/support?sent=yes#write',
		stays: true,
	},
	{
		page: ASK,
		as: 'visitor',
		fields: [
			['plan', PLAN],
			['summary', ''],
			['name', 'Asha'],
			['email', 'asha@example.com'],
			['pin', '411038'],
			['callDay', ''],
			['callTime', 'morning'],
		],
		to: /^\/planner\/ask\?plan=[^&]*&pin=411038&sent=EQ-\w{4}-\w{4}&by=20\d\d-\d\d-\d\d$/,
		stays: true,
	},
	{
		page: '/cart',
		as: 'Buyer',
		fields: [
			['intent', 'add'],
			['productId', 'test-panel'],
		],
		to: '/cart?added=test-panel',
		stays: true,
	},
	{
		page: '/cart',
		as: 'Buyer',
		fields: [
			['intent', 'set'],
			['productId', 'test-panel'],
			['quantity', '3'],
			['step', '-1'],
		],
		to: '/cart',
		stays: true,
	},
	{
		page: '/cart',
		as: 'Buyer',
		fields: [
			['intent', 'fix'],
			['productId', 'test-panel'],
			['quantity', '1'],
			['was', '2'],
		],
		to: '/cart?fixed=test-panel&was=2&is=1',
	},
	{
		page: '/orders/:id',
		as: 'Buyer',
		fields: [
			['intent', 'another-appointment'],
			['preference', 'Any morning'],
		],
		to: '/orders/:id',
	},
	{
		page: '/orders',
		as: 'visitor',
		fields: [['id', ':id']],
		to: '/orders?removed=:id',
	},
	{
		page: '/installer/orders?q=pune',
		as: 'Installer',
		fields: [
			['intent', 'accept'],
			['id', ':waiting'],
		],
		to: '/installer/orders?q=pune&done=accept#:waiting',
		stays: true,
	},
	{
		page: '/installer/enquiries',
		as: 'Installer',
		fields: [
			['intent', 'answer'],
			['id', ':enquiry'],
			['note', 'Called'],
		],
		to: '/installer/enquiries#:enquiry',
		stays: true,
	},
	{
		page: '/installer/installations/:id',
		as: 'Installer',
		fields: [
			['intent', 'tick'],
			['step', 'survey'],
			['done', 'yes'],
		],
		to: '/installer/installations/:id#step-survey',
		stays: true,
	},
	{
		page: '/admin/users?q=asha',
		as: 'Admin',
		fields: [
			['intent', 'end-sessions'],
			['id', ':installer'],
		],
		to: '/admin/users?q=asha&who=:installer&done=logged-out',
	},
	{
		page: '/admin/manage-products?q=panel',
		as: 'Admin',
		fields: [
			['intent', 'price'],
			['id', 'test-panel'],
			['name', 'Test Panel'],
			['value', '8888'],
			['was', '9999.5'],
		],
		to: '/admin/manage-products?q=panel',
		stays: true,
	},
	{
		page: '/admin/manage-stocks',
		as: 'Admin',
		fields: [
			['stock:test-panel', '5'],
			['before:test-panel', '7'],
		],
		to: '/admin/manage-stocks?saved=yes',
		stays: true,
	},
	{
		page: '/admin/dashboard?tab=dashboard',
		as: 'Admin',
		fields: [['intent', 'mark-all-read']],
		to: '/admin/dashboard?tab=dashboard',
		stays: true,
	},
]
