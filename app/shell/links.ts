import type { Role } from '../../shared/actor'
import { CATEGORIES } from '../../shared/products/categories'

export interface ShellLink {
	to: string
	label: string
}

const BUYER: ShellLink[] = [
	{ to: '/', label: 'Home' },
	{ to: '/products', label: 'Products' },
	{ to: '/planner', label: 'Planner' },
	{ to: '/cart', label: 'Cart' },
	{ to: '/support', label: 'Support & Help' },
]

const INSTALLER: ShellLink[] = [
	{ to: '/installer/dashboard', label: 'Dashboard' },
	{ to: '/installer/orders', label: 'Orders' },
	{ to: '/installer/installations', label: 'Installations' },
	{ to: '/contact', label: 'Contact' },
]

const ADMIN: ShellLink[] = [
	{ to: '/admin/dashboard', label: 'Dashboard' },
	{ to: '/admin/manage-products', label: 'Manage Products' },
	{ to: '/admin/add-product', label: 'Upload Product' },
]

/** The header's links, by the role of the signed-in account; a visitor counts as a Buyer. */
export const headerLinks = (role: Role | undefined): ShellLink[] =>
	role === 'Admin' ? ADMIN : role === 'Installer' ? INSTALLER : BUYER

/** Whether the header leads to a cart, and so says how much is in it. */
export const showsCart = (role: Role | undefined): boolean => headerLinks(role) === BUYER

export const CATEGORY_LINKS: ShellLink[] = [
	{ to: '/products', label: 'All products' },
	...CATEGORIES.map((name) => ({ to: `/products?category=${name}`, label: name })),
]
