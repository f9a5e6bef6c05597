import { Tab, Tabs } from '../../ui/layout/tabs'

const PAGES = [
	['/admin/payments', 'Payments'],
	['/admin/payments/due', 'Due and late'],
	['/admin/payments/bank-file', 'Bank file'],
] as const

/** The pages about the money of all orders. @param here the address of the one that is shown */
export const MoneyTabs = ({ here }: { here: (typeof PAGES)[number][0] }) => (
	<Tabs label="Money">
		{PAGES.map(([to, label]) => (
			<Tab key={to} to={to} here={to === here}>
				{label}
			</Tab>
		))}
	</Tabs>
)
