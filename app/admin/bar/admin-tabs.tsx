import {
	IconChartBar,
	IconCurrencyRupee,
	IconDots,
	IconLayoutDashboard,
	IconReceipt,
	IconSolarPanel,
	IconUsers,
} from '@tabler/icons-react'
import { FootTabs } from '../../components/portal/foot-tabs'
import { GroupPages } from './group-pages'
import type { useGroups } from './use-groups'

const ICONS: Record<string, typeof IconDots> = {
	Overview: IconLayoutDashboard,
	Products: IconSolarPanel,
	Users: IconUsers,
	Orders: IconReceipt,
	Money: IconCurrencyRupee,
	Reports: IconChartBar,
}

/** The groups of the admin's portal as tabs, with the pages of the one that is open above them. */
export function AdminTabs(shown: ReturnType<typeof useGroups>) {
	const { groups, open, work } = shown
	const tabs = groups.map((group) => {
		const Icon = ICONS[group.short] ?? IconDots
		return {
			to: group.to,
			label: group.short,
			icon: <Icon size={22} aria-hidden />,
			...(work && group.waiting && { waiting: group.waiting(work), counted: group.counted }),
			isCurrent: group === open,
		}
	})
	return (
		<FootTabs label="Admin Portal" tabs={tabs}>
			<GroupPages {...shown} />
		</FootTabs>
	)
}
