import { inLakh } from '../../../../shared/format/lakh'
import { figure } from '../../../components/planner/words'
import type { FieldsProps } from '../field-props'
import { NumberField, type NumberFieldProps } from './number-field'
import { AREAS, BUDGETS, HOURS, UNITS } from './slider-stops'

type FigureName = 'units' | 'houses' | 'area' | 'width' | 'depth' | 'budget' | 'load' | 'hours'

/** How each figure is asked for. */
const FIGURES: Record<FigureName, Omit<NumberFieldProps, 'name' | 'value' | 'error'>> = {
	units: {
		label: 'Units a month',
		after: 'units',
		placeholder: '400',
		slider: { stops: UNITS, say: (units) => `${figure(units)} units a month` },
	},
	houses: { label: 'Homes in the society', placeholder: '40' },
	area: {
		label: 'Area of the roof',
		after: 'm²',
		placeholder: '20',
		slider: { stops: AREAS, say: (area) => `${figure(area)} square metres` },
	},
	width: { label: 'East to west', after: 'm', placeholder: '6' },
	depth: { label: 'North to south', after: 'm', placeholder: '4' },
	budget: {
		label: 'Budget, all included (optional)',
		before: '₹',
		placeholder: 'No limit',
		slider: { stops: BUDGETS, say: inLakh, none: 'No limit' },
	},
	load: { label: 'All that is to run', after: 'W', placeholder: '800' },
	hours: {
		label: 'For how long',
		after: 'hours',
		slider: { stops: HOURS, say: (hours) => `${hours} hours` },
	},
}

interface FigureProps {
	of: FieldsProps
	name: FigureName
	/** The value until another is typed. */
	usual?: string
}

/** One figure of a plan's questions, with its value and its mistake. */
export function Figure({ of: { details, mistakes }, name, usual }: FigureProps) {
	const value = details[name] ?? usual
	return <NumberField {...FIGURES[name]} name={name} value={value} error={mistakes[name]} />
}
