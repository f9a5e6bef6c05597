import { TextInput } from '@mantine/core'
import { type ComponentProps, useEffect, useRef } from 'react'
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
	useEffect(() => {
		const input = place.current?.querySelector('input')
		if (!input || !district) return
		if (input.value === '' || input.value === filled.current) input.value = district
		filled.current = district
	}, [district])
	return (
		<div ref={place}>
			<TextInput autoComplete="address-level2" {...props} defaultValue={defaultValue || district} />
		</div>
	)
}
