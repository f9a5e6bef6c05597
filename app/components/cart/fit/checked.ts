/** The temperatures that products are checked for where no place is known; `PLAINS` of the planner. */
export const CHECKED = 'Checked from 0 °C air to 82 °C cells.'
