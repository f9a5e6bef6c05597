import { IconAlertTriangle, IconClipboardList } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Setup } from '../../../domain/setup/schema'
import { useLive } from '../../components/notifications/live'
import { useReadAnew } from '../../components/notifications/read-anew'
import { PortalPage } from '../../components/portal/portal-page'
import { useShell } from '../../shell/use-shell'
import { Banner } from '../../ui/layout/banner'
import { Grid } from '../../ui/layout/grid'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { UNASSIGNED } from '../orders/orders-table'
import { InstallationNotice } from '../setup/installation-notice'
import { Card, Count } from './cards'
import type { ShownNotifications } from './dashboard.server'
import { Notifications } from './notifications'
import classes from './overview.module.css'
import { WaitingWork } from './waiting-work'

interface OverviewProps {
	notifications: ShownNotifications
	pending: number
	/** That no installer is asked for; null where every installer may take an order. */
	unassigned: number | null
	low: { id: string; name: string; stock: number }[]
	/** Whether the shop takes orders, and how far its owner has decided on installation. */
	shop: { isOpen: boolean; installation: Setup['installation'] }
	after: string
}

const NAMED = 2

/** The two lists in need of attention, and the events. */
export function Overview({ notifications, pending, unassigned, low, shop, after }: OverviewProps) {
	const readAnew = useReadAnew()
	const work = useShell()?.work
	useLive(after, () => readAnew())
	const more = low.length - NAMED
	return (
		<PortalPage title="Overview">
			{!shop.isOpen && (
				<Banner variant="notice">
					The shop is closed: it takes no orders until it is set up.{' '}
					<ButtonLink as={Link} variant="line" to="/admin/setup">
						See what is left
					</ButtonLink>
				</Banner>
			)}
			{shop.isOpen && <InstallationNotice installation={shop.installation} />}
			{work && <WaitingWork work={work} />}
			<Grid className={classes.columns}>
				<Card to="/admin/orders" title="Manage Orders" Icon={IconClipboardList}>
					<Count count={pending} words="waiting for an installer" />
					{unassigned !== null && unassigned > 0 && (
						<p>
							<ButtonLink
								as={Link}
								variant="line"
								to={`/admin/orders?status=${UNASSIGNED}`}
								className={classes.above}
							>
								{unassigned} unassigned: choose an installer
							</ButtonLink>
						</p>
					)}
					<p>See every order, its buyer and where it stands.</p>
				</Card>
				<Card to="/admin/manage-stocks" title="Low Stock Alerts" Icon={IconAlertTriangle}>
					<Count count={low.length} words="product(s) low in stock" />
					{low.length > 0 && (
						<p>
							{low
								.slice(0, NAMED)
								.map(({ name, stock }) => `${name} (${number(stock)})`)
								.join(', ')}
							{more > 0 && ` and ${more} more`}
						</p>
					)}
				</Card>
				<Notifications {...notifications} />
			</Grid>
		</PortalPage>
	)
}
