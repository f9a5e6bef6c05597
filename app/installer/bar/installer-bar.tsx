import { Form, Link, NavLink } from 'react-router'
import { useJobs } from '../../components/installer/jobs'
import classes from '../../components/portal/bar.module.css'
import { BarCount } from '../../components/portal/bar-count'
import { useShell } from '../../shell/use-shell'
import { useCurrentInView } from '../../ui/layout/current-in-view'
import { Page } from '../../ui/layout/page'
import { Row } from '../../ui/layout/row'
import { Text } from '../../ui/text/text'
import { InstallerTabs } from './installer-tabs'

const LINKS: {
	to: string
	label: string
	count?: 'waiting' | 'open' | 'enquiries'
	counted?: string
}[] = [
	{ to: '/installer/dashboard', label: 'Dashboard' },
	{ to: '/installer/orders', label: 'Orders', count: 'waiting', counted: 'waiting' },
	{ to: '/installer/enquiries', label: 'Enquiries', count: 'enquiries', counted: 'open' },
	{ to: '/installer/installations', label: 'Installations', count: 'open', counted: 'to do' },
	{ to: '/installer/reviews', label: 'Reviews' },
	{ to: '/installer/profile', label: 'Profile' },
	{ to: '/installer/contact', label: 'Contact' },
]

/** The second bar of the installer's pages, and on phones the tabs at the foot. */
export function InstallerBar() {
	const bar = useCurrentInView()
	const shell = useShell()
	const user = shell?.user
	const jobs = useJobs(shell?.jobs ?? null)
	return (
		<>
			<nav ref={bar} className={classes.bar} aria-label="Installer Portal">
				<Row as={Page} gap={1} className={classes.links}>
					<Link to="/installer/dashboard" className={classes.title}>
						Installer Portal
					</Link>
					{LINKS.map(({ to, label, count, counted }) => (
						<NavLink key={to} to={to} className={classes.link} prefetch="intent">
							{label}
							{count && jobs && <BarCount of={jobs[count]} counted={counted} />}
						</NavLink>
					))}
					{user?.role === 'Installer' && (
						<Text as="span" size="small" color="muted" data-end>
							Welcome, {user.name}
						</Text>
					)}
					{user ? (
						<Form method="post" action="/logout">
							<button type="submit" className={classes.link}>
								Logout
							</button>
						</Form>
					) : (
						<Link to="/login" className={classes.link}>
							Login
						</Link>
					)}
				</Row>
			</nav>
			<InstallerTabs jobs={jobs} />
		</>
	)
}
