# Stops: where a player wants to be asked. What stands between backticks is written like that in every language.

stops-none = This game has no stops: everybody is asked whenever there is something to decide.
stops-no-setting = There is no setting `{ $given }`. The settings are: { $names }.
stops-no-setting-suggest = There is no setting `{ $given }`; did you mean `{ $near }`? The settings are: { $names }.
stops-no-value = `{ $setting }` cannot be `{ $given }`. The values are: { $names }.
stops-no-value-suggest = `{ $setting }` cannot be `{ $given }`; did you mean `{ $near }`? The values are: { $names }.
