import { Tab, Tabs } from '../../ui/layout/tabs'

const PAGES = [
	['/admin/payments', 'Payments'],
	['/admin/payments/due', 'Due and late'],
	['/admin/payments/owed', 'Owed to buyers'],
	['/admin/payments/bank-offers', 'Owed by banks'],
	['/admin/payments/bank-file', 'Bank file'],
	['/admin/payments/settlements', 'Settlements'],
	['/admin/documents', 'Documents'],
] as const

/** The title of a page about the money of all orders. */
export type MoneyTitle = (typeof PAGES)[number][1]

/** The pages about the money of all orders. @param here the one that is shown */
export const MoneyTabs = ({ here }: { here: MoneyTitle }) => (
	<Tabs label="Money">
		{PAGES.map(([to, label]) => (
			<Tab key={to} to={to} here={label === here}>
				{label}
			</Tab>
		))}
	</Tabs>
)
