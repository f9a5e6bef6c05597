import { expect, it } from 'vitest'
import { currentLink, GROUPS, groupOf } from './groups'

const shown = (address: string) => {
	const [path = '', query = ''] = address.split('?')
	const link = currentLink(path, query && `?${query}`)
	return [groupOf(link)?.label, link]
}

it.each([
	['/admin/dashboard', 'Overview', '/admin/dashboard?tab=dashboard'],
	['/admin/dashboard?tab=feedback', 'Overview', '/admin/dashboard?tab=feedback'],
	['/admin/orders', 'Orders', '/admin/orders'],
	['/admin/orders?page=2', 'Orders', '/admin/orders'],
	['/admin/orders?work=to-send', 'Orders', '/admin/orders?work=to-send'],
	['/admin/orders/SB-1/parcels', 'Orders', '/admin/orders'],
	['/admin/returns?state=asked', 'Orders', '/admin/returns'],
	['/admin/views?list=requests', 'Orders', '/admin/requests'],
	['/admin/payments', 'Money', '/admin/payments'],
	['/admin/payments/bank-file/7', 'Money', '/admin/payments/bank-file'],
	['/admin/documents', 'Money', '/admin/documents'],
	['/admin/manage-products', 'Product Management', '/admin/products'],
	['/admin/tariffs/add', 'Product Management', '/admin/facts'],
	['/admin/invitations', 'User Management', '/admin/users'],
	['/admin/users/7', 'User Management', '/admin/users'],
	['/admin/views?list=products&query=show%3Dlow', 'Product Management', '/admin/products'],
	['/admin/reports', 'Reports', '/admin/reports'],
	['/admin/mails/7/html', 'More', '/admin/mails'],
	['/admin/nothing', undefined, null],
])('%s is of %s', (address, group, link) => {
	expect(shown(address)).toEqual([group, link])
})

it('each link leads to itself, and stands once', () => {
	const links = GROUPS.flatMap(({ pages }) => pages.map(({ to }) => to))
	expect(new Set(links).size).toBe(links.length)
	for (const to of links) expect(shown(to)[1]).toBe(to)
})
