import { NativeSelect, TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router'

/** The value of a filter in the address. */
function useFilter(name: string): string {
	const [params] = useSearchParams()
	return params.get(name) ?? ''
}

interface FilterSearchProps {
	placeholder: string
	maxLength?: number
}

/** The words that a list is searched for, `q` in the address. */
export const FilterSearch = ({ placeholder, maxLength = 100 }: FilterSearchProps) => (
	<TextInput
		type="search"
		name="q"
		label="Search"
		placeholder={placeholder}
		maxLength={maxLength}
		autoComplete="off"
		defaultValue={useFilter('q')}
	/>
)

interface FilterSelectProps extends Pick<ComponentProps<typeof NativeSelect>, 'data'> {
	name: string
	label: string
}

/** A filter with a few choices; the first of them is no filter. */
export const FilterSelect = (props: FilterSelectProps) => (
	<NativeSelect {...props} defaultValue={useFilter(props.name)} />
)

/** A value that narrows or sorts the list too and is chosen elsewhere on the page. */
export const FilterHidden = ({ name }: { name: string }) => (
	<input type="hidden" name={name} defaultValue={useFilter(name)} />
)

/** The first and last day of a list. @param problem the problem with them */
export const FilterDays = ({ problem }: { problem: string | null }) => (
	<>
		<TextInput
			type="date"
			name="from"
			label="From"
			defaultValue={useFilter('from')}
			error={problem}
			errorProps={{ role: 'alert' }}
		/>
		<TextInput type="date" name="to" label="To" defaultValue={useFilter('to')} />
	</>
)
