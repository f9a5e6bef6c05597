import type { Portal } from '../../page-handle'
import { AdminBar } from './admin-bar'

export const ADMIN_PORTAL: Portal = {
	Bar: AdminBar,
	home: { to: '/admin/dashboard', label: 'Admin Portal' },
	search: { to: '/admin/orders', label: 'Find orders' },
	productPath: (id) => `/admin/products/${id}`,
}
