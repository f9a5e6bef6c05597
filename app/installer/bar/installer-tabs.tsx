import { IconMessageQuestion, IconReceipt, IconSun, IconTools, IconUser } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import type { useJobs } from '../../components/installer/jobs'
import { FootTabs } from '../../components/portal/foot-tabs'

interface Tab {
	to: string
	label: string
	Icon: typeof IconSun
	count?: 'waiting' | 'open' | 'enquiries'
	counted?: string
}

const TABS: Tab[] = [
	{ to: '/installer/dashboard', label: 'Today', Icon: IconSun },
	{
		to: '/installer/orders',
		label: 'Orders',
		Icon: IconReceipt,
		count: 'waiting',
		counted: 'waiting',
	},
	{
		to: '/installer/installations',
		label: 'Installations',
		Icon: IconTools,
		count: 'open',
		counted: 'to do',
	},
	{
		to: '/installer/enquiries',
		label: 'Enquiries',
		Icon: IconMessageQuestion,
		count: 'enquiries',
		counted: 'open',
	},
	{ to: '/installer/profile', label: 'Profile', Icon: IconUser },
]

/** The places of an installer's day as tabs. */
export function InstallerTabs({ jobs }: { jobs: ReturnType<typeof useJobs> }) {
	const { pathname } = useLocation()
	const tabs = TABS.map(({ to, label, Icon, count, counted }) => ({
		to,
		label,
		icon: <Icon size={22} aria-hidden />,
		...(jobs && count && { waiting: jobs[count], counted }),
		isCurrent: pathname === to || pathname.startsWith(`${to}/`),
	}))
	return <FootTabs label="Installer Portal" tabs={tabs} />
}
