const UNITS: Readonly<Record<string, string>> = {
	w: 'W',
	kw: 'kW',
	wh: 'Wh',
	kwh: 'kWh',
	v: 'V',
	ah: 'Ah',
	a: 'A',
	mm2: 'mm²',
}

const TERMS: Readonly<Record<string, string>> = {
	ongrid: 'on-grid',
	offgrid: 'off-grid',
	dcr: 'DCR',
	nondcr: 'non-DCR',
	mc4: 'MC4',
}

/** A term as people write it: `540w` is `540 W`, `ongrid` is `on-grid`. */
export function spokenTerm(term: string): string {
	const [, digits, unit = ''] = /^(\d+(?:\.\d+)?)([a-z]+2?)$/.exec(term) ?? []
	return digits ? `${digits} ${UNITS[unit] ?? unit}` : (TERMS[term] ?? term)
}
