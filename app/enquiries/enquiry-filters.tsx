import { DUE_WORD, STATUS_WORD } from '../components/enquiries/status'
import { FilterSearch, FilterSelect } from '../components/portal/filter-fields'
import { FilterForm } from '../components/portal/filter-form'
import { choicesOf } from '../ui/forms/choices'
import { number } from '../ui/text/format'

const STATUSES = choicesOf({ '': 'Any status', ...STATUS_WORD })
const DUES = choicesOf({ '': 'Any day', ...DUE_WORD })
const SORTS = choicesOf({ '': 'Newest first', oldest: 'Oldest first', due: 'Promised day' })

/** What narrows a list of enquiries. @param isSearched whether by words too */
export const EnquiryFilters = ({ isSearched = false }: { isSearched?: boolean }) => (
	<FilterForm label="Enquiries">
		{isSearched && <FilterSearch placeholder="Name, email, phone, PIN or EQ-…" />}
		<FilterSelect name="status" label="Status" data={STATUSES} />
		<FilterSelect name="sort" label="Sort by" data={SORTS} />
		<FilterSelect name="due" label="Promised" data={DUES} />
	</FilterForm>
)

export const enquiryCount = (total: number) =>
	total === 1 ? '1 enquiry' : `${number(total)} enquiries`
