import * as z from 'zod';

/** What people are told about an option: `value` stands for what they give, `help` says in a line what it does. */
export type OptionHelp = { help: string; value?: string; short?: string };

/** The help of every option of every generator, by its schema. */
export const optionHelp = z.registry<OptionHelp>();

/** An option as a command line or a form shows it. `values` are those of a choice. */
export type GeneratorOption = OptionHelp & {
  name: string;
  type: 'text' | 'choice' | 'switch';
  values: readonly string[];
};

/**
 * The options of a generator in the order of its schema: texts, choices of texts and switches, each optional.
 * @throws Error for a schema of another type or without help
 */
export function optionsOf(schema: z.ZodObject): GeneratorOption[] {
  return Object.entries(schema.shape).map(([name, option]) => {
    const help = optionHelp.get(option);
    if (!help) throw new Error(`The option ${name} has no help`);
    const inner = option instanceof z.ZodOptional ? option.unwrap() : option;
    if (inner instanceof z.ZodEnum) return { ...help, name, type: 'choice', values: inner.options.map(String) };
    if (inner instanceof z.ZodBoolean) return { ...help, name, type: 'switch', values: [] };
    if (inner instanceof z.ZodString) return { ...help, name, type: 'text', values: [] };
    throw new Error(`The option ${name} is neither text, choice nor switch`);
  });
}
