import type { ComponentProps } from 'react'
import { FilterSearch } from './filter-fields'
import { FilterForm } from './filter-form'

interface SearchFormProps extends ComponentProps<typeof FilterSearch> {
	label: string
}

/** The filters of a list that is searched and nothing else. */
export const SearchForm = ({ label, ...search }: SearchFormProps) => (
	<FilterForm label={label}>
		<FilterSearch {...search} />
	</FilterForm>
)
