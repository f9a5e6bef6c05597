import { TextInput } from '@mantine/core'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { Pin } from '../../../api/pins'

type CityFieldProps = Omit<ComponentProps<typeof TextInput>, 'defaultValue'> & {
	defaultValue?: string | undefined
	/** The lookup of the typed PIN code; null until it is known. */
	pin: Pin | null
}

/** A city; while nobody has typed one, it is the district of the PIN code. */
export function CityField({ pin, defaultValue = '', ...props }: CityFieldProps) {
	const place = useRef<HTMLDivElement>(null)
	const district = pin?.district ?? ''
	const filled = useRef(district)
	// A later one would show in a field that nobody has typed into yet, also while somebody begins to.
	const [first] = useState(defaultValue || district)
	const fill = () => {
		const input = place.current?.querySelector('input')
		// Never below somebody's fingers.
		if (!input || !district || document.activeElement === input) return
		if (input.value === '' || input.value === filled.current) input.value = district
		filled.current = district
	}
	useEffect(fill, [district])
	return (
		<div ref={place}>
			<TextInput onBlur={fill} autoComplete="address-level2" {...props} defaultValue={first} />
		</div>
	)
}
