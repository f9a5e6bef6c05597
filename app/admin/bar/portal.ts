import type { Portal } from '../../page-handle'
import { personPage } from '../people/person-link'
import { openPortalSearch } from '../search/open-search'
import { AdminBar } from './admin-bar'

export const ADMIN_PORTAL: Portal = {
	Bar: AdminBar,
	home: { to: '/admin/dashboard', label: 'Admin Portal' },
	search: { to: '/admin/orders', label: 'Find orders', open: openPortalSearch },
	personPath: personPage,
	productPath: (id) => `/admin/products/${id}`,
}
