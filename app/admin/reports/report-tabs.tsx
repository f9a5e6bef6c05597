import { useSearchParams } from 'react-router'
import { withParams } from '../../components/portal/address'
import { Tab, Tabs } from '../../ui/layout/tabs'
import { SECTION_NAMES, SECTIONS, type Section } from './words'

/** The sections of the reports, and the page of months beside them. @param here which of them is shown */
export function ReportTabs({ here }: { here: Section | 'months' }) {
	const [params] = useSearchParams()
	const to = (show: Section) =>
		here === 'months'
			? `?show=${show}`
			: withParams(params, { show, by: null, sort: null, page: null })
	return (
		<Tabs label="Reports">
			{SECTIONS.map((section) => (
				<Tab
					key={section}
					to={`/admin/reports${to(section)}`}
					here={section === here}
					preventScrollReset
				>
					{SECTION_NAMES[section]}
				</Tab>
			))}
			<Tab to="/admin/reports/months" here={here === 'months'}>
				Months
			</Tab>
		</Tabs>
	)
}
