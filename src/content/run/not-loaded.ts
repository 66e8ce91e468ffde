// Not with the other reasons: the first screen needs no more than these.

/** Why a run failed whose code did not come. */
export const NOT_LOADED = 'Uma parte do gerador não carregou: veja se há internet ou recarregue a página.';

/** What home says of a run that failed, with the reason. */
export const runFailed = (reason: string): string => `Não deu para gerar os bilhetes agora. ${reason}`;
