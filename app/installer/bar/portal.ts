import type { Portal } from '../../page-handle'
import { InstallerBar } from './installer-bar'

export const INSTALLER_PORTAL: Portal = {
	Bar: InstallerBar,
	home: { to: '/installer/dashboard', label: 'Installer Portal' },
	search: { to: '/installer/orders', label: 'Find orders' },
}
