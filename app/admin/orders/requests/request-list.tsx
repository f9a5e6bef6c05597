import type { ReactNode } from 'react'
import type {
	OrderRequest,
	RequestCounts,
} from '../../../../domain/reports/requests/request-schema'
import { FilterSearch, FilterSelect } from '../../../components/portal/filter-fields'
import { FilterForm } from '../../../components/portal/filter-form'
import { Pages } from '../../../components/portal/pages'
import { PortalPage } from '../../../components/portal/portal-page'
import type { StateLabels } from '../../../components/portal/states'
import { ListViews } from '../../../components/portal/views/list-views'
import type { Views } from '../../../components/portal/views/views.server'
import { countedChoices } from '../../../ui/forms/choices'
import { number } from '../../../ui/text/format'
import { RequestTable } from './request-table'

interface RequestListProps {
	/** Such as `Returns`. */
	title: string
	/** One of them, in lower case. */
	one: string
	loaded: {
		items: OrderRequest[]
		total: number
		page: number
		pages: number
		counts: RequestCounts
		views: Views
	}
	/** The states that they can have, those that wait first. */
	labels: StateLabels<string>
	/** Said where there has been none. */
	none: string
	/** Filters of its own. */
	children?: ReactNode
}

/** A list of requests with its filters, each state with how many it has. */
export function RequestList(props: RequestListProps) {
	const { title, one, loaded, labels, none, children } = props
	const { items, total, page, pages, counts, views } = loaded
	const states = Object.fromEntries(
		Object.entries(labels).map(([state, { word }]) => [state, word]),
	)
	const due = [
		{ value: '', label: 'Any day' },
		{ value: 'overdue', label: `Overdue (${number(counts.overdue ?? 0)})` },
	]
	return (
		<PortalPage
			title={title}
			intro={`${number(total)} ${total === 1 ? one : `${one}s`}`}
			views={<ListViews {...views} />}
			filters={
				<FilterForm label={title}>
					<FilterSearch placeholder="Buyer, phone, number, product" />
					{children}
					<FilterSelect
						name="state"
						label="State"
						data={countedChoices(states, counts, counts.all ?? 0, 'Any state')}
					/>
					<FilterSelect name="due" label="Due" data={due} />
				</FilterForm>
			}
		>
			<RequestTable
				label={title}
				requests={items}
				none={none}
				notFound={`No ${one} found.`}
				all={`Show all ${one}s`}
			/>
			<Pages page={page} pages={pages} />
		</PortalPage>
	)
}
